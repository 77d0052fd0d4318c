import { definePage } from '../define.ts'
import { en } from './home.en.blocks.ts'
import { fr } from './home.fr.blocks.ts'

export default definePage({
  published: '2026-11-20',
  updated: '2026-11-29',
  fr: {
    title: 'Développeur web et IA freelance : sites et applications',
    description:
      'Je conçois, développe et mets en ligne des sites rapides, des applications métier et des IA reliées à vos outils. Une seule personne, prix sur devis.',
    heading: 'Des sites rapides. Des IA qui rendent service.',
    name: 'Développement web',
    hint: 'Sites, applications métier et IA, du croquis à la mise en ligne.',
    lead: "Je conçois, je développe et je mets en production : du site vitrine à l'agent branché sur vos outils. Une seule personne vous suit, du croquis à la mise en ligne. Le prix est écrit avant de commencer, le code vous appartient, et ce que l'IA fera mal, je vous le dis d'emblée.",
    blocks: fr,
  },
  en: {
    title: 'Freelance web and AI developer: sites and applications',
    description:
      'I design, build and launch fast websites, business applications and AI connected to your tools. You deal with one person, and prices come on quote.',
    heading: 'Fast sites. AI that earns its keep.',
    name: 'Web development',
    hint: 'Sites, business apps and AI, from first sketch to launch.',
    lead: 'I design, write and put online whatever you need, from a brochure site to an agent plugged into your tools. You deal with one person, from first sketch to launch. The price is in writing before work begins, the code belongs to you, and what AI will do badly you hear from me at the outset.',
    blocks: en,
  },
  related: [
    'ia',
    'developpeur-full-stack-ia',
    'audit-ia-gratuit',
    'portfolio-projets-cas-etudes',
    'processus-collaboration',
    'contact',
  ],
})
