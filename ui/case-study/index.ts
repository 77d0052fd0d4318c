export { CaseStudy, type CaseStudyProps } from './case-study.tsx'
