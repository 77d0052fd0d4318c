/** Attributes of a canvas that is a picture: no element of HTML is one that can be painted on. */
export const pictured = (label: string) => ({ role: 'img', 'aria-label': label }) as const
