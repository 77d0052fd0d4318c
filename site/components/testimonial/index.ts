export { Testimonial } from './testimonial.tsx'
