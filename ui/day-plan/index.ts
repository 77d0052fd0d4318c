export { DayPlan, type DayMoment, type DayPlanProps } from './day-plan.tsx'
