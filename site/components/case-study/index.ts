export { CaseStudy } from './case-study.tsx'
