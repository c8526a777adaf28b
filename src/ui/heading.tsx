import type { HTMLAttributes, Ref } from 'react';

export type HeadingLevel = 1 | 2 | 3 | 4;

type HeadingProps = HTMLAttributes<HTMLHeadingElement> & {
  level: HeadingLevel;
  ref?: Ref<HTMLHeadingElement>;
};

/** A heading of a given level. */
export function Heading({ level, ...rest }: HeadingProps) {
  const Tag = `h${level}` as const;
  return <Tag {...rest} />;
}
