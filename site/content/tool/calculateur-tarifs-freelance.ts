import { definePage } from '../define.ts'

export default definePage({
  published: '2026-11-20',
  updated: '2026-11-29',
  fr: {
    title: 'Calculateur de tarifs freelance : votre tarif journalier',
    description:
      'Partez du revenu souhaité, des jours facturés, des frais et des cotisations : le calculateur en déduit un tarif journalier. Vos chiffres restent chez vous.',
    heading: 'Combien facturer votre journée ?',
    name: 'Calculateur de tarifs',
    hint: 'Du revenu souhaité au tarif journalier, ligne par ligne.',
    lead: "Partez de ce que vous voulez garder, et non du tarif du voisin. Le calculateur ajoute vos frais et vos cotisations, puis divise par les jours que vous facturez vraiment, congés et prospection déduits. C'est une estimation, sans valeur de conseil fiscal.",
  },
  en: {
    title: 'Freelance rate calculator: find your own day rate',
    description:
      "Start from the income you want, the days you bill, your costs and contributions: the calculator works out a day rate. Your figures aren't sent anywhere.",
    heading: 'What should you charge for a day?',
    name: 'Rate calculator',
    hint: 'From the income you want to a day rate, line by line.',
    lead: "Start from what you want to keep, not from what others charge. The calculator adds your costs and contributions, then divides by the days you really invoice, once holidays and selling are taken off. It's an estimate under French rules, no substitute for tax advice.",
  },
  related: [
    'tjm-tarifs-developpeur-ia',
    'freelance-ia-disponible-immediat',
    'audit-ia-gratuit',
    'processus-collaboration',
  ],
})
