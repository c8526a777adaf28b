import type { AnchorHTMLAttributes, MouseEvent } from 'react';
import { reveal } from './reveal.ts';

type JumpLinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & { targetId: string };

/** A link to a part of the same result; it leaves the history and the address alone. */
export function JumpLink({ targetId, children, ...rest }: JumpLinkProps) {
  const jump = (event: MouseEvent) => {
    event.preventDefault();
    reveal(targetId);
  };
  return (
    <a {...rest} href={`#${targetId}`} onClick={jump}>
      {children}
    </a>
  );
}
