/** The calculation of a return, in French. */
export const words = {
  groups: {
    task: 'La tâche aujourd’hui',
    change: 'Ce que le projet change',
    price: 'Ce qu’il coûte',
  },
  fields: {
    volume: 'Nombre de fois par mois',
    minutes: 'Minutes par fois',
    hourly: 'Coût d’une heure de travail',
    share: 'Temps épargné',
    upkeep: 'Relecture et entretien, par mois',
    days: 'Jours de construction',
    rate: 'Prix d’un jour',
    running: 'Modèle et hébergement, par mois',
  },
  units: { hours: 'h', days: 'jours', minutes: 'min' },
  faults: {
    empty: () => 'Il manque un nombre.',
    'no-number': () => 'Écrivez un nombre, comme 1 200 ou 7,5.',
    'too-small': (least: string) => `Au moins ${least}.`,
    'too-large': (most: string) => `Au plus ${most}.`,
  },
  open: 'Mettre vos nombres',
  presets: 'Repartir',
  measured: 'du gain mesuré par l’étude',
  school: 'du cas d’école du support',
  table: 'Le calcul, ligne par ligne',
  lines: {
    spent: 'Temps passé aujourd’hui',
    freed: 'Temps épargné',
    back: 'Rendu, entretien déduit',
    worth: 'Ce que valent ces heures',
    monthly: 'Gain du mois',
    cost: 'Construction',
    year: 'Au bout de douze mois',
    months: 'Remboursé après',
  },
  months: (months: string) => `${months} mois`,
  never: 'jamais',
  caption:
    'Chaque ligne part du résultat affiché au-dessus ; la durée est arrondie au dixième supérieur.',
  verdict: {
    paid: (months: string, year: string) =>
      `Remboursé après ${months} mois d’usage. Au bout d’un an, il reste ${year}.`,
    late: (months: string, year: string) =>
      `Pas remboursé en un an : il manque ${year}. Il faudrait ${months} mois d’usage.`,
    never: 'Jamais remboursé : à ces nombres, le mois ne rapporte rien.',
    stopped: (count: number) =>
      count === 1
        ? 'Un nombre est à corriger. Le calcul ci-dessous garde les derniers qui étaient lisibles.'
        : `${count} nombres sont à corriger. Le calcul ci-dessous garde les derniers qui étaient lisibles.`,
  },
  sources: 'D’où viennent les nombres de départ',
  source: {
    example: 'Cas d’école, 1 200 messages de six minutes :',
    share: (saved: string) =>
      `Qui règle davantage par heure met moins de temps pour le même travail : ${saved} ici. Source :`,
    school: 'Pour le second départ, 45 % de messages couverts dont 70 % réglés, soit 31,5 %.',
    upkeep:
      'Une demi-journée de relecture par mois ; 12,7 heures dans le cas d’école, fiches comprises.',
    quote: 'Quatorze jours au tarif d’exemple, ni le mien ni une moyenne :',
    running: (model: string) =>
      `Hypothèse : l’hébergement, plus le modèle, qui revient à ${model} par mois dans le cas d’école aux prix publics.`,
    fact: (value: string, label: string) => `${value} : ${label}`,
    dated: (version: string, checked: string) => `version du ${version}, vérifié le ${checked}`,
  },
  leftOut: 'Ce que le calcul laisse de côté',
  omissions: [
    'Le prix d’une erreur : une réponse fausse peut coûter plus qu’un mois de temps épargné.',
    'Vos heures à vous, pour cadrer et former, et la mise en route, plus lente.',
    'La trésorerie : dix minutes rendues ici et là ne paient rien tant que personne ne les emploie autrement.',
    'Les taxes, l’impôt, et le fait qu’un euro de l’an prochain vaut moins.',
  ],
}
