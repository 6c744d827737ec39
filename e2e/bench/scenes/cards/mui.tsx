import { useState } from 'react';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import CardContent from '@mui/material/CardContent';
import Chip from '@mui/material/Chip';
import MenuItem from '@mui/material/MenuItem';
import Pagination from '@mui/material/Pagination';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { Picture } from './picture';
import {
  CATEGORY,
  ELIGIBILITY_OPTIONS,
  factsOf,
  PRODUCTS,
  STATUS,
  STATUS_OPTIONS,
  WORDS,
  type Product,
} from './products';

export function Scene() {
  const [category, setCategory] = useState('');
  const [page, setPage] = useState(1);
  return (
    <>
      <Stack direction="row" spacing={2} role="group" aria-label={WORDS.filters}>
        <Stack direction="row" spacing={1} role="group" aria-label={WORDS.category}>
          {[['', WORDS.all], ...Object.entries(CATEGORY)].map(([value = '', label]) => (
            <Chip
              key={value}
              label={label}
              color={value === category ? 'primary' : 'default'}
              onClick={() => setCategory(value)}
            />
          ))}
        </Stack>
        {[[WORDS.status, STATUS_OPTIONS] as const, [WORDS.eligibility, ELIGIBILITY_OPTIONS] as const].map(
          ([label, options]) => (
            <TextField key={label} select label={label} defaultValue="">
              <MenuItem value="">{WORDS.any}</MenuItem>
              {options.map((option) => (
                <MenuItem key={option.value} value={option.value}>
                  {option.label}
                </MenuItem>
              ))}
            </TextField>
          ),
        )}
      </Stack>
      <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: 3 }}>
        {PRODUCTS.map((product) => (
          <ProductCard key={product.name} product={product} />
        ))}
      </Box>
      <Pagination count={4} page={page} onChange={(_, next) => setPage(next)} />
    </>
  );
}

function ProductCard({ product }: { product: Product }) {
  return (
    <Card component="article" variant="outlined" aria-label={product.name}>
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
            {factsOf(product).map(([label, value]) => (
              <div key={label}>
                <Typography component="dt" variant="caption">
                  {label}
                </Typography>
                <Typography component="dd">{value}</Typography>
              </div>
            ))}
          </Box>
          <span aria-hidden>{WORDS.details} →</span>
        </CardContent>
      </CardActionArea>
    </Card>
  );
}
