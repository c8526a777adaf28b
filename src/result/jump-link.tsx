import type { AnchorHTMLAttributes, MouseEvent } from 'react';

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

/**
 * Brings a part of the result into view and hands it the keyboard, without touching the address.
 * At once, as links do: smooth scrolling over several screens stops half way in Chromium.
 */
function reveal(id: string): void {
  const target = document.getElementById(id);
  if (target === null) return;
  target.focus({ preventScroll: true });
  target.scrollIntoView({ block: 'start' });
}
