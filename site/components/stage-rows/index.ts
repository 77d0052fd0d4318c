export { StageRows } from './stage-rows.tsx'
