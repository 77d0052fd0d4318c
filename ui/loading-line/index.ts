export { LoadingLine, LOADING_LINES, type LoadingLineProps } from './loading-line.tsx'
