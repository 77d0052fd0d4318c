import { definePage } from '../define.ts'

export default definePage({
  published: '2026-11-20',
  updated: '2026-11-20',
  fr: {
    title: "Galerie d'icônes des technologies, sur une même grille",
    description:
      "Quatre-vingt-six tuiles de technologies à chercher par nom ou par univers, puis les portraits d'Opale, ses âges et les signes de l'interface.",
    heading: "La galerie d'icônes",
    name: "Galerie d'icônes",
    hint: 'Les technologies du site, une icône chacune.',
    lead: "Quatre-vingt-six technologies, une tuile à deux lettres chacune, posées sur une même grille pour se lire en petit. Aucun logo de marque n'est copié : les lettres sont dessinées pour le site. Viennent ensuite les portraits d'Opale, ses six âges et les signes de l'interface, servis d'ici, sans police d'icônes.",
  },
  en: {
    title: 'Technology icon gallery, all on one grid',
    description:
      "Eighty-six technology tiles to search by name or by universe, then Opale's portraits, her ages and the signs of the interface, all drawn for this site.",
    heading: 'The icon gallery',
    name: 'Icon gallery',
    hint: "The site's technologies, one icon each.",
    lead: "Here are 86 technologies, a two-letter tile each, all on one grid so they stay legible when small. No brand's logo is copied: the letters were drawn for this site. Opale's portraits follow, then her six ages and the signs of the interface, all served from here, without an icon font.",
  },
  related: [
    'sprite-demo',
    'media-icones',
    'media-opale',
    'media-logo',
    'media-fond',
    'galerie-artistique',
  ],
})
