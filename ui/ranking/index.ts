export { Letter, type LetterProps } from './letter.tsx'
export { Ranking, type RankedPiece, type RankedItem, type RankingProps } from './ranking.tsx'
