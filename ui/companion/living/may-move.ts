import { MOTION } from '../../theme/media.ts'

/** Whether movement is welcome, and seen. */
export const mayMove = (): boolean => !document.hidden && matchMedia(MOTION).matches
