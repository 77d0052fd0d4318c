import type { RuleWords } from './rule-words.ts'

/** What each rule of the review says, in French. */
export const rules: RuleWords = {
  'no-task': {
    says: 'Dites ce que le modèle doit faire.',
    why: 'Sans tâche, il n’y a pas encore de consigne.',
    from: 'both',
  },
  'no-material': {
    says: 'Donnez le texte dont parle la tâche, ou une {{variable}} à sa place.',
    why: 'La tâche renvoie à quelque chose qui n’est nulle part : le modèle l’inventerait.',
    from: 'practice',
  },
  'no-fields': {
    says: 'Nommez les clés de l’objet JSON.',
    why: 'Le mode JSON garantit un objet valide, pas les clés que votre programme attend.',
    from: 'openai',
  },
  'broken-variable': {
    says: 'Fermez cette variable : {{nom}}.',
    why: 'Telle quelle, elle partirait dans la consigne sans être remplacée.',
    from: 'practice',
  },
  'personal-data': {
    says: 'Remplacez cette donnée par une {{variable}}.',
    why: 'Une consigne se copie, se partage et se garde : une adresse, un numéro ou une clé n’ont pas à y voyager.',
    from: 'practice',
  },
  'two-lengths': {
    says: 'Gardez une seule longueur pour la réponse.',
    why: 'Devant deux consignes contraires, le modèle dépense son raisonnement à les concilier, puis choisit à votre place.',
    from: 'openai',
  },
  'thin-task': {
    says: 'Dites aussi à quoi l’on verra que c’est réussi.',
    why: 'Une demande de quelques mots laisse le modèle deviner le résultat attendu.',
    from: 'both',
  },
  'many-tasks': {
    says: 'Séparez la demande en plusieurs consignes.',
    why: 'Plusieurs travaux enchaînés se vérifient mieux un par un, et l’on voit lequel a échoué.',
    from: 'practice',
  },
  'no-context': {
    says: 'Expliquez pourquoi cette tâche existe.',
    why: 'Avec la raison d’une consigne, le modèle l’applique aussi aux cas que vous n’avez pas prévus.',
    from: 'anthropic',
  },
  'no-reader': {
    says: 'Dites qui lira la réponse.',
    why: 'Le lecteur décide du vocabulaire, de la longueur et de ce qu’il est inutile d’expliquer.',
    from: 'practice',
  },
  'no-form': {
    says: 'Décrivez la forme de la réponse.',
    why: 'La structure se demande ; elle ne se devine pas d’une fois à l’autre.',
    from: 'both',
  },
  unmeasured: {
    says: 'Remplacez ce mot par quelque chose que l’on peut compter ou montrer.',
    why: 'Deux personnes ne mettraient pas la même chose derrière lui ; le modèle non plus.',
    from: 'practice',
  },
  'no-length': {
    says: 'Donnez un nombre : mots, points, lignes.',
    why: 'Sans nombre, la longueur varie d’un essai à l’autre.',
    from: 'practice',
  },
  'only-forbids': {
    says: 'Dites ce qu’il faut faire à la place.',
    why: 'Dire quoi faire guide mieux que dire quoi éviter.',
    from: 'anthropic',
  },
  'no-example': {
    says: 'Ajoutez un exemple d’entrée et de réponse.',
    why: 'Un exemple fixe le ton, la longueur et la forme mieux qu’une description.',
    from: 'anthropic',
  },
  'half-example': {
    says: 'Complétez l’exemple : l’entrée, une ligne =>, la réponse.',
    why: 'Une entrée sans réponse ne montre pas ce que vous attendez.',
    from: 'practice',
  },
  'one-example': {
    says: 'Ajoutez deux ou trois exemples à vous, dont un cas limite.',
    why: 'D’un exemple seul, le modèle imite aussi les détails ; plusieurs montrent ce qui compte.',
    from: 'anthropic',
  },
  'no-doubt': {
    says: 'Dites quoi écrire quand l’information manque.',
    why: 'Autoriser « je ne sais pas » réduit les réponses inventées.',
    from: 'anthropic',
  },
  'no-checks': {
    says: 'Demandez une vérification avant la réponse.',
    why: 'Relire sa réponse contre des critères précis rattrape des erreurs.',
    from: 'anthropic',
  },
  shouted: {
    says: 'Écrivez-le sans majuscules ni points d’exclamation.',
    why: 'Les modèles récents suivent les consignes de près : en criant, on obtient l’excès.',
    from: 'anthropic',
  },
  'no-variable': {
    says: 'Mettez une {{variable}} là où l’entrée change.',
    why: 'Sans variable, la consigne ne sert qu’une fois.',
    from: 'anthropic',
  },
}
