import {
  Autocomplete,
  Box,
  Button as MuiButton,
  Card as MuiCard,
  CardActionArea,
  CardContent,
  Chip,
  CssBaseline,
  Dialog as MuiDialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  IconButton,
  MenuItem,
  Pagination,
  Stack,
  Step,
  StepLabel,
  Stepper,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  TableSortLabel,
  TextField as MuiTextField,
  ThemeProvider,
  Typography,
  createTheme,
} from '@mui/material';
import { CATEGORY, countries, CURRENT_STEP, getFacts, QUESTION, STATUS, STEPS } from '../scene-data';
import type { Kit } from '../scenes';
import { filters, phone, Picture, sortedTable } from '../shared-parts';

const theme = createTheme({ cssVariables: true });
export const Frame: Kit['Frame'] = ({ children }) => (
  <ThemeProvider theme={theme}>
    <CssBaseline />
    {children}
  </ThemeProvider>
);

const BUTTONS = {
  primary: { variant: 'contained' },
  secondary: { variant: 'outlined' },
  danger: { variant: 'contained', color: 'error' },
} as const;
export const Button: Kit['Button'] = ({ variant = 'primary', ...props }) => (
  <MuiButton {...BUTTONS[variant]} {...props} />
);

export const Steps: Kit['Steps'] = () => (
  <Stepper activeStep={CURRENT_STEP}>
    {STEPS.map((step) => (
      <Step key={step}>
        <StepLabel>{step}</StepLabel>
      </Step>
    ))}
  </Stepper>
);
export const Form: Kit['Form'] = (props) => <Stack component="form" spacing={2} {...props} />;
export const TextField: Kit['TextField'] = ({ onChange, ...props }) => (
  <MuiTextField {...props} onChange={({ target }) => onChange(target.value)} />
);
export const Ssn: Kit['Ssn'] = (props) => <TextField {...props} />;
export const Select: Kit['Select'] = ({ options, onChange, ...props }) => (
  <MuiTextField select {...props} onChange={({ target }) => onChange(target.value)}>
    {options.map(({ value, label }) => (
      <MenuItem key={value} value={value}>
        {label}
      </MenuItem>
    ))}
  </MuiTextField>
);

export const Phone: Kit['Phone'] = /* @__PURE__ */ phone({
  row: (props) => <Stack direction="row" spacing={1} {...props} />,
  Select,
  TextField,
});

const COUNTRIES = /* @__PURE__ */ countries();
export const Country: Kit['Country'] = ({ label, value, onChange }) => (
  <Autocomplete
    options={COUNTRIES}
    value={COUNTRIES.find((country) => country.value === value) ?? null}
    onChange={(_, country) => onChange(country?.value ?? '')}
    renderInput={(params) => <MuiTextField {...params} label={label} />}
  />
);

export const Filters: Kit['Filters'] = /* @__PURE__ */ filters({
  row: (props) => <Stack direction="row" spacing={2} {...props} />,
  Select,
  Chips: ({ label, options, value, onChange }) => (
    <Stack direction="row" spacing={1} role="group" aria-label={label}>
      {options.map((option) => (
        <Chip
          key={option.value}
          label={option.label}
          color={option.value === value ? 'primary' : 'default'}
          onClick={() => onChange(option.value)}
        />
      ))}
    </Stack>
  ),
});

export const Cards: Kit['Cards'] = (props) => (
  <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: 3 }} {...props} />
);
export const Card: Kit['Card'] = ({ product }) => (
  <MuiCard component="article" variant="outlined" aria-label={product.name}>
    <CardActionArea href="#product">
      <Picture />
      <CardContent>
        <Stack direction="row" spacing={1}>
          <Typography variant="caption">
            {CATEGORY[product.category]} · {product.sector}
          </Typography>
          <Chip size="small" label={STATUS[product.status]} />
        </Stack>
        <Typography variant="h6" component="h3">
          {product.name}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {product.summary}
        </Typography>
        <Box component="dl" sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 2 }}>
          {getFacts(product).map(([label, value]) => (
            <div key={label}>
              <Typography component="dt" variant="caption">
                {label}
              </Typography>
              <Typography component="dd">{value}</Typography>
            </div>
          ))}
        </Box>
        <span aria-hidden>See details →</span>
      </CardContent>
    </CardActionArea>
  </MuiCard>
);
export const Pages: Kit['Pages'] = ({ onChange, ...props }) => (
  <Pagination {...props} onChange={(_, page) => onChange(page)} />
);

export const Documents: Kit['Documents'] = /* @__PURE__ */ sortedTable({
  table: (props) => <Table size="small" {...props} />,
  thead: TableHead,
  tbody: TableBody,
  tr: TableRow,
  cell: TableCell,
  rowHeader: (props) => <TableCell component="th" scope="row" {...props} />,
  open: (props) => <MuiButton size="small" variant="outlined" {...props} />,
  Header: ({ children, sorted, onSort }) => {
    const direction = sorted === 'descending' ? 'desc' : 'asc';
    return (
      <TableCell sortDirection={sorted && direction}>
        {onSort ? (
          <TableSortLabel active={sorted !== undefined} direction={direction} onClick={onSort}>
            {children}
          </TableSortLabel>
        ) : (
          children
        )}
      </TableCell>
    );
  },
});

/** Without its transition, because the time to open is compared. */
export const Dialog: Kit['Dialog'] = ({ open, onClose, actions }) => (
  <MuiDialog open={open} onClose={onClose} aria-labelledby="question" transitionDuration={0}>
    <DialogTitle id="question">
      {QUESTION.title}
      <IconButton aria-label="Close" onClick={onClose}>
        ×
      </IconButton>
    </DialogTitle>
    <DialogContent>
      <DialogContentText>{QUESTION.text}</DialogContentText>
    </DialogContent>
    <DialogActions>{actions}</DialogActions>
  </MuiDialog>
);
