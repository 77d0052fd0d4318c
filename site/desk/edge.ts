/** What a page of the area keeps free on either side. */
export const edge = 'clamp(1rem, 2.6vw, 2.5rem)'
