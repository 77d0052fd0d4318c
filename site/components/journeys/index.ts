export { Journeys } from './journeys.tsx'
