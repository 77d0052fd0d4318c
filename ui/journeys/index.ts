export { Journeys, type Journey, type JourneysProps } from './journeys.tsx'
