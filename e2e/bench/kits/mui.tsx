import * as Mui from '@mui/material';
import { CATEGORY, COUNTRIES, CURRENT_STEP, getFacts, STATUS, STEPS } from '../scene-data';
import type * as Kit from '../kit';
import { drawOptions, Picture } from '../shared-parts';

export { Documents, Filters, Phone, Ssn } from '../shared-parts';

const theme = Mui.createTheme({ cssVariables: true });
export const Frame: typeof Kit.Frame = ({ children }) => (
  <Mui.ThemeProvider theme={theme}>
    <Mui.CssBaseline />
    {children}
  </Mui.ThemeProvider>
);

const BUTTONS = {
  primary: { variant: 'contained' },
  secondary: { variant: 'outlined' },
  danger: { variant: 'contained', color: 'error' },
} as const;
export const Button: typeof Kit.Button = ({ variant = 'primary', ...props }) => (
  <Mui.Button {...BUTTONS[variant]} {...props} />
);

export const Steps: typeof Kit.Steps = () => (
  <Mui.Stepper activeStep={CURRENT_STEP}>
    {STEPS.map((step) => (
      <Mui.Step key={step}>
        <Mui.StepLabel>{step}</Mui.StepLabel>
      </Mui.Step>
    ))}
  </Mui.Stepper>
);
export const Form: typeof Kit.Form = (props) => <Mui.Stack component="form" spacing={2} {...props} />;
export const TextField: typeof Kit.TextField = ({ onChange, ...props }) => (
  <Mui.TextField {...props} onChange={({ target }) => onChange(target.value)} />
);
export const Select: typeof Kit.Select = ({ options, onChange, ...props }) => (
  <Mui.TextField select {...props} onChange={({ target }) => onChange(target.value)}>
    {drawOptions(Mui.MenuItem, options)}
  </Mui.TextField>
);
export const PhoneRow: typeof Kit.PhoneRow = (props) => <Mui.Stack direction="row" spacing={1} {...props} />;
export const Country: typeof Kit.Country = ({ label, value, onChange }) => (
  <Mui.Autocomplete
    options={COUNTRIES}
    value={COUNTRIES.find((country) => country.value === value) ?? null}
    onChange={(_, country) => onChange(country?.value ?? '')}
    renderInput={(params) => <Mui.TextField {...params} label={label} />}
  />
);

export const Toolbar: typeof Kit.Toolbar = (props) => <Mui.Stack direction="row" spacing={2} {...props} />;
export const Chips: typeof Kit.Chips = ({ label, options, value, onChange }) => (
  <Mui.Stack direction="row" spacing={1} role="group" aria-label={label}>
    {options.map((option) => (
      <Mui.Chip
        key={option.value}
        label={option.label}
        color={option.value === value ? 'primary' : 'default'}
        onClick={() => onChange(option.value)}
      />
    ))}
  </Mui.Stack>
);

export const Cards: typeof Kit.Cards = (props) => (
  <Mui.Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: 3 }} {...props} />
);
export const Card: typeof Kit.Card = ({ product }) => (
  <Mui.Card component="article" variant="outlined" aria-label={product.name}>
    <Mui.CardActionArea href="#product">
      <Picture />
      <Mui.CardContent>
        <Mui.Stack direction="row" spacing={1}>
          <Mui.Typography variant="caption">
            {CATEGORY[product.category]} · {product.sector}
          </Mui.Typography>
          <Mui.Chip size="small" label={STATUS[product.status]} />
        </Mui.Stack>
        <Mui.Typography variant="h6" component="h3">
          {product.name}
        </Mui.Typography>
        <Mui.Typography variant="body2" color="textSecondary">
          {product.summary}
        </Mui.Typography>
        <Mui.Box component="dl" sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 2 }}>
          {getFacts(product).map(([label, value]) => (
            <div key={label}>
              <Mui.Typography component="dt" variant="caption">
                {label}
              </Mui.Typography>
              <Mui.Typography component="dd">{value}</Mui.Typography>
            </div>
          ))}
        </Mui.Box>
        <span aria-hidden>See details →</span>
      </Mui.CardContent>
    </Mui.CardActionArea>
  </Mui.Card>
);
export const Pages: typeof Kit.Pages = ({ onChange, ...props }) => (
  <Mui.Pagination {...props} onChange={(_, page) => onChange(page)} />
);

const DIRECTIONS = { ascending: 'asc', descending: 'desc' } as const;
export { TableBody as TBody, TableCell as TD, TableHead as THead, TableRow as TR } from '@mui/material';
export const Table: typeof Kit.Table = (props) => <Mui.Table size="small" {...props} />;
export const TH: typeof Kit.TH = (props) => <Mui.TableCell component="th" scope="row" {...props} />;
export const Open: typeof Kit.Open = (props) => <Mui.Button size="small" variant="outlined" {...props} />;
export const Header: typeof Kit.Header = ({ sorted, ...props }) => (
  <Mui.TableCell sortDirection={sorted && DIRECTIONS[sorted]} {...props} />
);
export const Sort: typeof Kit.Sort = ({ sorted, ...props }) => (
  <Mui.TableSortLabel active={sorted !== undefined} direction={sorted && DIRECTIONS[sorted]} {...props} />
);

/** Without its transition, because the time to open is compared. */
export const Dialog: typeof Kit.Dialog = ({ open, onClose, title, text, children }) => (
  <Mui.Dialog open={open} onClose={onClose} aria-labelledby="question" transitionDuration={0}>
    <Mui.DialogTitle id="question">
      {title}
      <Mui.IconButton aria-label="Close" onClick={onClose}>
        ×
      </Mui.IconButton>
    </Mui.DialogTitle>
    <Mui.DialogContent>
      <Mui.DialogContentText>{text}</Mui.DialogContentText>
    </Mui.DialogContent>
    <Mui.DialogActions>{children}</Mui.DialogActions>
  </Mui.Dialog>
);
