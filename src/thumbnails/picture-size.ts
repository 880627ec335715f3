/** Size of preview pictures, the usual crop of `og:image`. Only the background extends into the margin. */
export const pictureSize = {width: 1200, height: 630, margin: 72} as const;
