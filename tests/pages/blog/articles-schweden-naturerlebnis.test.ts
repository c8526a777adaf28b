import { highCoastDe } from '#src/pages/blog/articles/schweden-naturerlebnis.de.ts';
import { highCoastEn } from '#src/pages/blog/articles/schweden-naturerlebnis.en.ts';
import { articleContract } from './article.contract.ts';
import { articleFiguresContract } from './article-figures.contract.ts';

articleContract({ en: highCoastEn, de: highCoastDe });
articleFiguresContract(highCoastEn, highCoastDe, 60);
