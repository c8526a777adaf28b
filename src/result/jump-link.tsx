import type { AnchorHTMLAttributes, MouseEvent } from 'react';
import { scrollToStart } from './scroll-to-start.ts';

type JumpLinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & {
  targetId: string;
  /** Where more has to be done than to scroll and to focus the target. */
  onJump?: () => void;
};

/** A link within the result; it does not change the URL or the history. */
export function JumpLink({ targetId, onJump, children, ...rest }: JumpLinkProps) {
  const jump = (event: MouseEvent) => {
    event.preventDefault();
    if (onJump === undefined) reveal(targetId);
    else onJump();
  };
  return (
    <a {...rest} href={`#${targetId}`} onClick={jump}>
      {children}
    </a>
  );
}

/** Scrolls to an element and focuses it. */
function reveal(id: string): void {
  const target = document.getElementById(id);
  if (target === null) return;
  target.focus({ preventScroll: true });
  scrollToStart(target);
}
