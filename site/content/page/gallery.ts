import { definePage } from '../define.ts'

export default definePage({
  updated: '2026-11-20',
  fr: {
    title: "Galerie d'icônes des technologies, sur une même grille",
    description:
      "Les icônes de technologies employées sur le site, dessinées à la même taille : d'où elles viennent, comment elles se lisent, où elles servent.",
    heading: "La galerie d'icônes",
    name: "Galerie d'icônes",
    hint: 'Les technologies du site, une icône chacune.',
    lead: "Quatre-vingt-six icônes de technologies, posées sur une même grille pour se lire en petit. Quand un jeu libre de droits contient le dessin, il en vient ; sinon, une tuile à lettres le remplace. La galerie sert de référence pour composer une page ou un schéma, et aucun serveur extérieur n'est sollicité.",
  },
  en: {
    title: 'Technology icon gallery, all on one grid',
    description:
      "The technology icons used on the site, drawn at one size: where they come from, how they read when small, and what they're used for.",
    heading: 'The icon gallery',
    name: 'Icon gallery',
    hint: "The site's technologies, one icon each.",
    lead: "Here are the 86 technology icons of the site, all on one grid so they stay legible when small. Where a public-domain set has a drawing, that's what you see; the rest are lettered tiles. They're served from here, with no icon font and no request to anyone else.",
  },
  related: ['technologies', 'sprite-demo', 'canvas-demo', 'galerie-artistique'],
})
