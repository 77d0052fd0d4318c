export { Lead, type LeadProps } from './lead.tsx'
