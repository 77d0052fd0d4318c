/** [2.3.94] Height of the header in px, both rows and their hairlines: what pages leave free above. */
export const NAV_BAR_HEIGHT = 130
