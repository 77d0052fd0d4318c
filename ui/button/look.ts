/** Apart from the sheet, whose types a project that installs the library has no package for. */
export const BUTTON_VARIANTS = ['solid', 'contact', 'line', 'ghost'] as const
/** `m` is 48 px high, `s` 44. */
export const BUTTON_SIZES = ['m', 's'] as const
