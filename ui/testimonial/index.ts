export { Testimonial, type TestimonialProps } from './testimonial.tsx'
