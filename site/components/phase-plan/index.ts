export { PhasePlan } from './phase-plan.tsx'
