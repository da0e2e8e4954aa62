import HowToReg from '@mui/icons-material/HowToRegOutlined';
import { Box } from '@mui/material';
import { Menu, useSidebarState, useTranslate } from 'react-admin';
import { humanise } from '../catalogue/humanise.ts';
import { menuSections } from '../catalogue/menuSections.ts';
import { useKnowledge } from '../catalogue/useKnowledge.ts';
import { useLabels } from '../catalogue/useLabels.ts';
import { SectionIcon } from './SectionIcon.tsx';

/** The menu: what waits first, then every table in its section. */
export function ConsoleMenu() {
  const translate = useTranslate();
  const labels = useLabels();
  const { catalogue } = useKnowledge();
  const [isOpen] = useSidebarState();
  return (
    <Menu sx={{ pt: 1, pb: 4, mt: 0 }}>
      <Menu.Item to="/" primaryText={translate('console.decisions')} leftIcon={<HowToReg />} />
      {menuSections(catalogue).map(({ name, resources }) => (
        <Box key={name} component="li" sx={{ listStyle: 'none' }}>
          {isOpen && (
            <Box
              component="h2"
              sx={{
                m: 0,
                px: 2,
                pt: 2,
                pb: 0.5,
                fontSize: 12,
                fontWeight: 550,
                color: 'text.secondary',
              }}
            >
              {translate(`console.sections.${name}`, { _: humanise(name) })}
            </Box>
          )}
          <Box component="ul" sx={{ m: 0, p: 0 }}>
            {resources.map((resource) => (
              <Menu.Item
                key={resource.name}
                to={`/${resource.name}`}
                primaryText={labels.many(resource)}
                leftIcon={<SectionIcon section={resource.section} />}
              />
            ))}
          </Box>
        </Box>
      ))}
    </Menu>
  );
}
