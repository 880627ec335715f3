/** Size of a preview image in pixels, as most networks crop `og:image`. The margin contains only background. */
export const pictureSize = {width: 1200, height: 630, margin: 72} as const;
