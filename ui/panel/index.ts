export { drop, opener, option, panel } from './panel.css.ts'
