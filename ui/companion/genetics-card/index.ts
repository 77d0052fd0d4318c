export {
  GeneticsCard,
  type GeneticsCardProps,
  type GeneticsWords,
  Wallet,
  type WalletProps,
  type WalletWords,
} from './genetics-card.tsx'
