export { Card, Cards, type CardProps, type CardsProps } from './card.tsx'
