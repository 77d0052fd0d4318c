/** The handbook of a bicycle co-operative, and what people ask it. */
export const HANDBOOK: Readonly<Record<string, string>> = {
  'location.md': `# Louer un vélo

## Durée
Une location dure une demi-journée, une journée ou une semaine. Elle se prolonge par téléphone jusqu'à une heure avant la fin.

## Caution
Une empreinte bancaire de 300 euros est prise au départ. Elle est rendue sous sept jours quand le vélo revient entier.

## Retard
Au-delà d'une demi-heure, chaque heure entamée est due au tarif du jour.`,
  'assistance.md': `# Vélos à assistance

## Autonomie
Une charge complète mène à soixante kilomètres sur le plat, à quarante en montagne.

## Batterie
Elle se retire avec la petite clé. Ne jamais la charger sous cinq degrés, ni la laisser au soleil.

## Panne en route
Le vélo roule sans moteur. Appeler l'atelier : un camion passe avant la nuit dans un rayon de vingt kilomètres.`,
  'atelier.md': `# Atelier

## Prendre rendez-vous
Le carnet est au comptoir. Aucun vélo n'entre sans étiquette avec nom, téléphone et date promise.

## Devis
Au-dessus de 80 euros, rien ne commence sans accord écrit du client.

## Garantie
Une réparation est reprise gratuitement pendant trois mois si la même pièce lâche. Les pneus et les patins en sont exclus.

## Objets oubliés
Ils sont gardés un an et un jour dans l'armoire grise.`,
  'vente.md': `# Vendre un vélo d'occasion

## Garantie
Deux ans pour les défauts présents à la vente. Le client signe la fiche d'état.

## Reprise
Nous reprenons un vélo contre un bon d'achat, jamais contre des espèces.

## Marquage
Chaque vélo vendu porte un numéro gravé. Le certificat part dans les deux semaines.`,
  'equipe.md': `# Vie de l'équipe

## Congés
Ils se posent deux mois avant pour l'été, deux semaines avant le reste de l'année.

## Repas
Le midi est payé au-delà de dix kilomètres de la boutique, sur ticket, dans la limite du barème affiché.

## Formation
Chacun a droit à quatre jours par an, à prendre hors saison.

## Accident
Déclarer dans les vingt-quatre heures, même sans arrêt. La trousse est sous le comptoir.`,
  'caisse.md': `# Caisse

## Ouverture
Le fond est de 150 euros, compté à deux.

## Remboursement
Il se fait par le moyen de paiement d'origine. Un bon d'achat n'est jamais changé en espèces.

## Coupure de réseau
Passer le terminal sur la clé mobile du tiroir. Si elle échoue, noter et faire signer.`,
}

export interface Case {
  readonly asked: string
  /** Page and heading that answer it; none where the handbook is silent. */
  readonly expects?: string
}

export const CASES: readonly Case[] = [
  { asked: 'Quand la caution est-elle rendue ?', expects: 'location.md Caution' },
  {
    asked: 'Je rends le vélo avec une heure de retard, que dois-je ?',
    expects: 'location.md Retard',
  },
  { asked: 'Peut-on prolonger une location par téléphone ?', expects: 'location.md Durée' },
  { asked: 'Combien de kilomètres avec une charge ?', expects: 'assistance.md Autonomie' },
  { asked: 'Peut-on charger la batterie par grand froid ?', expects: 'assistance.md Batterie' },
  { asked: 'Panne en route, qui appeler ?', expects: 'assistance.md Panne en route' },
  { asked: 'À partir de quel montant faut-il un devis ?', expects: 'atelier.md Devis' },
  { asked: 'La pièce changée a lâché au bout de deux mois', expects: 'atelier.md Garantie' },
  { asked: "Garantie d'un vélo d'occasion", expects: 'vente.md Garantie' },
  { asked: 'Reprise contre des espèces ?', expects: 'vente.md Reprise' },
  { asked: 'Poser des congés pour cet été', expects: 'equipe.md Congés' },
  { asked: 'Combien de jours de formation par an ?', expects: 'equipe.md Formation' },
  { asked: 'Le réseau est coupé, comment encaisser ?', expects: 'caisse.md Coupure de réseau' },
  { asked: 'Peut-on rembourser en liquide ?', expects: 'caisse.md Remboursement' },
  { asked: 'Un casque laissé par un client, on le garde ?', expects: 'atelier.md Objets oubliés' },
  { asked: 'Un collègue blessé, qui prévenir et quand ?', expects: 'equipe.md Accident' },
  { asked: 'Quel salaire pour un apprenti ?' },
  { asked: 'Livrez-vous à domicile ?' },
]
