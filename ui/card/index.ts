export { Card, CARD_SIZES, Cards, type CardProps, type CardsProps } from './card.tsx'
