export { Letter } from './letter.tsx'
export { Ranking } from './ranking.tsx'
