export { PartsBar } from './parts-bar.tsx'
