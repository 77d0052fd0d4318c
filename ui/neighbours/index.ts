export { Neighbours, type Neighbour, type NeighboursProps } from './neighbours.tsx'
