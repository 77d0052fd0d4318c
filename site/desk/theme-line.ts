import { THEME_KEY } from '../ports/storage-keys.ts'

/** The area's one line of script: the theme that was chosen on the site. Without it, the system's. */
export const THEME_LINE = `try{document.documentElement.dataset.theme=localStorage.getItem('${THEME_KEY}')}catch{}`
