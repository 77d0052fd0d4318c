/** Gradients, each used by its first letter: ids are repeated in every figure. */
export type Ink = 'skin' | 'hair' | 'gown' | 'iris' | 'mantle' | 'wing' | 'ring' | 'light'

export const LINE = '#2A1260'
/** The outer line on dark grounds, where `LINE` alone would drown. */
export const RIM = '#6B57B8'
export const ARM = '#EADFFF'
export const PALE_ARM = '#DDF5D3'
export const FOOT = '#CDBBFF'
export const LIP = '#5B1450'
export const ROSE = '#FF7FB6'
export const GOLD = '#FFC24B'
export const CYAN = '#7DF3FF'
export const PINK = '#FF4FD8'
export const WATER = '#7DE3FF'
export const CORAL = '#FF5C7A'
export const PEARL = '#FFFDFF'
