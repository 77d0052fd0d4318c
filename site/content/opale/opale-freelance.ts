import { definePage } from '../define.ts'

export default definePage({
  published: '2026-11-20',
  updated: '2026-11-29',
  fr: {
    title: "Opale présente le consultant IA qu'elle accompagne",
    description:
      "Opale, la compagne du site, raconte à sa façon ce que fait le consultant, ce qu'il ne fait pas, et vous mène de page en page en sept étapes.",
    heading: 'Opale vous présente le consultant',
    name: 'Opale présente',
    hint: 'La visite du site, racontée par sa compagne.',
    lead: "Je m'appelle Opale et je vis sur ce site. Celui que j'accompagne aide les entreprises à faire travailler l'IA sur leurs documents et leurs tâches répétitives. Il vous dira aussi quand une solution plus simple suffit. Voulez-vous que je vous fasse visiter ? Sept étapes, et vous me quittez quand vous voulez.",
    tour: [
      {
        page: 'home',
        text: "L'accueil : ce qu'il développe, et comment un projet avance. Tout part d'ici.",
      },
      {
        page: 'ia',
        text: 'Les services IA, classés par besoin. Cherchez le vôtre, le nom du service vient après.',
      },
      {
        page: 'processus-collaboration',
        text: 'Sa façon de travailler : quatre temps, et quelque chose que vous gardez après chacun.',
      },
      {
        page: 'guide-rag-production',
        text: "Un guide, pour juger sur pièce. Il y écrit ce qu'il ferait chez vous, et ce qui rate.",
      },
      {
        page: 'quiz-maturite-ia-entreprise',
        text: "Un outil gratuit, pour savoir par où commencer. Vos réponses restent sur l'appareil.",
      },
      {
        page: 'workflows',
        text: "La bibliothèque de workflows : chacun se lit en entier avant de s'importer.",
      },
      {
        page: 'contact',
        text: 'La dernière étape : lui écrire. Deux phrases sur votre besoin suffisent pour commencer.',
      },
    ],
    blocks: [
      {
        kind: 'rows',
        id: 'lui',
        title: 'Ce que je sais de lui',
        lead: 'Je répète ce qui est écrit sur ces pages, en plus court.',
        rows: [
          {
            icon: 'ia',
            universe: 'ia',
            title: 'Son métier',
            strong: "Mettre l'IA au travail, sur une tâche à la fois",
            text: 'Un assistant qui répond à partir de vos fichiers, un chatbot, un agent, un flux automatisé : la tâche décide, pas la mode.',
          },
          {
            icon: 'flow',
            universe: 'plus',
            title: "Sa façon d'avancer",
            strong: 'Par étapes, et chacune peut être la dernière',
            text: "Un cadrage d'une page, puis un prototype jugé sur vos cas, puis la mise en ligne et son mode d'emploi. Ce qui est livré vous reste.",
          },
          {
            icon: 'code',
            universe: 'code',
            title: "Ce qu'il code aussi",
            strong: "L'application autour du modèle",
            text: "Une interface, une base de données, une mise en ligne : sans elles, personne ne se sert d'un bon modèle.",
          },
          {
            icon: 'chat',
            universe: 'ia',
            title: "Ce qu'il vous dira",
            strong: "Quand l'IA n'est pas la bonne réponse",
            text: "Un formulaire ou une règle règlent parfois l'affaire. Il le dit avant de chiffrer. Ses prix sont sur devis, en euros.",
          },
        ],
      },
      {
        kind: 'fit',
        id: 'vous',
        title: 'Lui et vous : une bonne idée ?',
        yes: {
          title: 'Je crois que oui, si',
          points: [
            "vous pensez à une tâche précise, que quelqu'un fait aujourd'hui à la main",
            'une personne chez vous peut essayer, trancher et dire ce qui ne va pas',
            'vous voulez garder le code, les accès et la documentation',
          ],
        },
        no: {
          title: 'Autre chose convient mieux si',
          points: [
            'vous cherchez un produit tout fait, à installer ce soir',
            'personne ne peut vérifier ce que la machine répond',
            'le projet demande une équipe entière sur place',
          ],
        },
      },
      {
        kind: 'questions',
        id: 'moi',
        title: 'Et moi, qui suis-je ?',
        questions: [
          {
            question: 'Êtes-vous une intelligence artificielle ?',
            answer:
              "Non. Je suis un petit moteur de règles écrites à l'avance, avec un peu de hasard. Aucun modèle de langage ne parle à ma place, et ce que je fais peut être rejoué pas à pas dans mon laboratoire. C'est ma façon de montrer ce qu'est un comportement que l'on peut vérifier.",
          },
          {
            question: 'Que retenez-vous de moi ?',
            answer:
              "Tant que vous ne jouez pas avec moi, une chose au plus : que vous m'avez masquée. Ensuite ma vie s'écrit dans votre navigateur et n'en sort pas. Pendant la visite, je retiens l'étape où vous êtes, jusqu'à ce que vous fermiez l'onglet. Sur ma page, vous pouvez emporter ma vie dans un fichier, ou la recommencer.",
          },
          {
            question: 'Comment vous faire disparaître ?',
            answer:
              "D'un clic sur « Masquer », et je reste cachée tant que vous ne m'appelez pas. Alt + O, ou le bouton en pied de page, me rappelle si je vous manque. Je ne fais pas de bruit, je ne compte pas vos absences et je ne reproche rien à personne.",
          },
        ],
      },
    ],
  },
  en: {
    title: 'Opale introduces the AI consultant she keeps company',
    description:
      "Opale, the site's companion, tells you in her own words what the consultant does and doesn't do, and walks you through the site in seven stops.",
    heading: 'Let Opale introduce the consultant',
    name: 'Opale introduces',
    hint: 'A tour of the site, told by its companion.',
    lead: "I'm Opale, and these pages are my home. The consultant I keep company helps businesses put AI to work on their documents and routine tasks, and says so when something simpler would do. Shall I show you around? It takes seven stops, and you can leave me at any of them.",
    tour: [
      {
        page: 'home',
        text: 'The home page: what gets built here, and how a project moves along. It all starts here.',
      },
      {
        page: 'ia',
        text: "The AI services, sorted by need. Look for yours; what it's called comes second.",
      },
      {
        page: 'processus-collaboration',
        text: 'The way of working: four stages, with something for you to keep after each of them.',
      },
      {
        page: 'guide-rag-production',
        text: 'A guide, so that you can judge the work. It says what to do, and what tends to go wrong.',
      },
      {
        page: 'quiz-maturite-ia-entreprise',
        text: 'A free tool that tells you where to begin. Your answers stay on this device.',
      },
      {
        page: 'workflows',
        text: 'The workflow library. Each one can be read from end to end before you import it.',
      },
      {
        page: 'contact',
        text: 'The last stop: a message. Two sentences about what you need are enough to begin.',
      },
    ],
    blocks: [
      {
        kind: 'rows',
        id: 'lui',
        title: 'What I know about the consultant',
        lead: 'I repeat what these pages say, only shorter.',
        rows: [
          {
            icon: 'ia',
            universe: 'ia',
            title: 'The trade',
            strong: 'Putting AI to work, one task at a time',
            text: 'An assistant that answers from your files, a chatbot, an agent, an automated workflow: the task decides, not the fashion.',
          },
          {
            icon: 'flow',
            universe: 'plus',
            title: 'The method',
            strong: 'In stages, and any of them can be the last',
            text: 'A one-page brief, a prototype measured on your data, a version online, then documentation. What was delivered stays with you.',
          },
          {
            icon: 'code',
            universe: 'code',
            title: 'The code around it',
            strong: 'The application around the model',
            text: 'An interface, a database, a way to put it online: without them nobody gets to use a good model.',
          },
          {
            icon: 'chat',
            universe: 'ia',
            title: 'The plain answer',
            strong: 'When AI is not the answer',
            text: 'Sometimes a form or a simple rule settles it, and you hear that before any quote. Prices are on quote, in euros.',
          },
        ],
      },
      {
        kind: 'fit',
        id: 'vous',
        title: 'The two of you: a good idea?',
        yes: {
          title: 'I would say yes if',
          points: [
            'you have one task in mind that somebody does by hand today',
            'someone on your side can try things, decide, and say what is wrong',
            'you want to keep the code, the accounts and the documentation',
          ],
        },
        no: {
          title: 'Something else fits better if',
          points: [
            'you want a finished product to install tonight',
            'nobody can check what the machine answers',
            'the project needs a whole team on site',
          ],
        },
      },
      {
        kind: 'questions',
        id: 'moi',
        title: 'And who am I?',
        questions: [
          {
            question: 'Are you an artificial intelligence?',
            answer:
              'No. I am a small engine of rules written in advance, with a little chance in it. No language model speaks for me, and whatever I do can be replayed step by step in my lab. It is my way of showing what behaviour that can be checked looks like.',
          },
          {
            question: 'What do you remember about me?',
            answer:
              "As long as you don't play with me, one thing at most: that you hid me. Once you do, my life is written in your browser and never leaves it. During the tour I remember which stop you are at, until you close the tab. On my page you can save my life story to a file, or start my life over.",
          },
          {
            question: 'How do I make you go away?',
            answer:
              "One click on “Hide”, and I stay away until you call me. Alt + O, or the button at the foot of the page, brings me back, should you miss me. I make no noise, I don't count the days you are away, and I hold nothing against anyone.",
          },
        ],
      },
    ],
  },
  related: ['ia', 'opale', 'processus-collaboration', 'explorer', 'contact'],
})
