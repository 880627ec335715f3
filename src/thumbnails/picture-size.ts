/** Of the pictures that links are shown with, as `og:image` is usually cut; nothing but the background goes into the margin. */
export const pictureSize = {width: 1200, height: 630, margin: 72} as const;
