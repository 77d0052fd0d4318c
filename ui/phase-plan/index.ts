export { PhasePlan, type PhasePlanProps, type PlanPhase } from './phase-plan.tsx'
