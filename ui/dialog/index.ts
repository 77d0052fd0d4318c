export { Dialog, DIALOG_SIZES, type DialogProps } from './dialog.tsx'
