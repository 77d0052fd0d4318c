export {
  GeneticsCard,
  type GeneticsCardProps,
  type GeneticsWords,
  Wallet,
  type WalletWords,
} from './genetics-card.tsx'
