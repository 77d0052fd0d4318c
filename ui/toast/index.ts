export { Toast, type ToastProps } from './toast.tsx'
export { ToastStack, type ToastMessage, type ToastStackProps } from './toast-stack.tsx'
export { TOAST_MS } from './use-auto-dismiss.ts'
