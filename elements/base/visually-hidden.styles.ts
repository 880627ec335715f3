import {css} from 'lit';

/**
 * Rule of a shadow root that hides content visually, but not from screen readers. Pages have the same rule in
 * content.css.
 */
export const visuallyHidden = css`
  .visually-hidden { position: absolute; width: 1px; height: 1px; margin: -1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
`;
