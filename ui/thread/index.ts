export { OpalGradient, ThreadPath, type OpalGradientProps, type ThreadPathProps } from './opal.tsx'
export { Thread, THREAD_SHAPES, type ThreadProps, type ThreadShape } from './thread.tsx'
