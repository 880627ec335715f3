import {css} from 'lit';

/** For screen readers alone, in a shadow root; pages have the same in content.css. */
export const visuallyHidden = css`
  .visually-hidden { position: absolute; width: 1px; height: 1px; margin: -1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
`;
